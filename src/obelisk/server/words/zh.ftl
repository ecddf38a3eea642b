## Why something is refused, in general

server-error-invalid = 发送的内容无法识别。
server-error-illegal = 规则不允许这样做。
server-error-not-found = 这里没有这个内容。
server-error-not-yours = 你无权这样做。
server-error-not-now = 现在不能这样做。
server-error-too-late = 已经太晚了。
server-error-too-many = 操作太频繁，请稍等再试。
server-error-too-large = 发送的内容太长。
server-error-sign-in = 请刷新页面，或登录。
server-error-taken = 这个名字或相似的名字已经有人用了。
server-error-foreign = 请求来自其他网站，请使用本站页面。
server-error-unavailable = 服务器正忙或正在重启，请稍后再试。
server-error-fault = 服务器出了问题，已记录下来。
server-error-offline = 无法连接服务器。
