## Games that are asked for

games-unknown = 没有游戏“{ $given }”。现有游戏：{ $known }。
games-unknown-close = 没有游戏“{ $given }”。是不是“{ $close }”？现有游戏：{ $known }。

## Games that cannot be used

games-left-out = 已跳过 { $owner } 的游戏“{ $name }”。{ $why }
games-more = 另有 { $count } 处错误。
games-package-left-out = 已跳过 { $owner } 的游戏：{ $error }
games-name-taken = { $other } 已有同名游戏，请换一个名字。
games-name = 它的名字应由小写字母和数字组成，单词之间用连字符连接，最多 { $most } 个字符。
games-entry-point = 它的入口点是“{ $given }”，请写成 package:Class。
games-module-missing = 它的入口点指向不存在的模块 { $module }。
games-import = 导入 { $module } 时出错：{ $error }
games-class-missing = { $module } 中没有类 { $name }。
games-class-count = { $module } 定义了 { $count } 个游戏类，应当只有一个。
games-creating = 创建游戏时出错：{ $error }
games-class-kind = { $given } 不是游戏，请从 BoardGame、HiddenGame 或 Game 派生。
games-contract-missing = { $type } 没有声明 contract，请写 contract = { $contract }。
games-contract-other = 它按第 { $given } 版游戏契约编写，而本 Obelisk 是第 { $contract } 版，请安装相配的版本。
games-id = { $type } 的 id = { $given }，但游戏注册为“{ $name }”，两者应一致。
games-no-art = art 中没有棋子样式，请写 art = {"{"}"standard": "pieces.svg"{"}"}。
games-abstract = { $type } 没有实现 { $names }。
games-part = 无法构建游戏的 { $part }：{ $error }
games-module = 无法导入 { $module }：{ $error }
games-function = { $module } 中没有函数 { $function }。

## The folder of a game

games-file-missing = 缺少 { $file }。
games-file-utf8 = { $file } 不是 UTF-8 文本。
games-file-unreadable = 无法读取 { $file }：{ $error }
games-file-json = { $file } 不是 JSON：{ $error }
games-examples = examples.json 中没有 cases 列表，内容是 { $given }。
games-too-large = 要提供的文件共 { $size } 字节，最多允许 { $most }。
games-art-missing = 缺少 { $file }，而 art 的样式“{ $set }”用到它。
games-art-declaration = { $file } 含有 <!DOCTYPE> 之类的声明，请以 <svg> 开头。
games-art-xml = { $file } 不是 XML：{ $error }
games-art-svg = { $file } 不是 SVG 图，请以 <svg xmlns='http://www.w3.org/2000/svg'> 开头。
games-art-element = { $file } 含有元素 <{ $element }>，只能使用图形、文字和渐变。
games-art-handler = { $file } 含有事件处理器 { $name }，图中不能运行任何东西。
games-art-style = { $file } 含有 style 属性，页面会忽略它，请用 fill、stroke 等。
games-art-reference = { $file } 引用了 { $target }，只能引用同一文件内的部分，例如 #id。
