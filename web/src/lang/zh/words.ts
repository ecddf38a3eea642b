import type { words as english } from "../en/words";
import type { Area } from "../languages";

export const words: Area<typeof english, "other"> = {
  "kind.pharaoh": "法老",
  "kind.pyramid": "金字塔",
  "kind.scarab": "圣甲虫",
  "kind.anubis": "阿努比斯",
  "kind.king": "王",

  "level.Pebble": "卵石",
  "level.Sandstone": "砂岩",
  "level.Limestone": "石灰岩",
  "level.Marble": "大理石",
  "level.Granite": "花岗岩",
  "level.Basalt": "玄武岩",
  "level.Diorite": "闪长岩",
  "level.Obelisk": "方尖碑",

  "error.invalid": "发送的内容无法识别。",
  "error.illegal": "规则不允许这样做。",
  "error.not-found": "这里没有这个内容。",
  "error.not-yours": "你无权这样做。",
  "error.not-now": "现在不能这样做。",
  "error.too-late": "已经太晚了。",
  "error.too-many": "操作太频繁，请稍等再试。",
  "error.too-large": "发送的内容太长。",
  "error.sign-in": "请刷新页面，或登录。",
  "error.taken": "这个名字或相似的名字已经有人用了。",
  "error.foreign": "请求来自其他网站，请使用本站页面。",
  "error.unavailable": "服务器正忙或正在重启，请稍后再试。",
  "error.fault": "服务器出了问题，已记录下来。",
  "error.offline": "无法连接服务器。",
  "refusal.end": "。",
  "refusal.and": "和 ",
  "refusal.or": " 或 ",
  "refusal.piece": "{square} 的{kind}",
};
