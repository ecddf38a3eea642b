import type { lessons as english } from "../en/lessons";
import type { Area } from "../languages";

export const lessons: Area<typeof english, "other"> = {
  "learn.open": "入门",
  "learn.title": "入门：{game}",
  "learn.lead": "几个局面，每个只讲一点。不需要先懂规则。",
  "learn.steps": "课程的步骤",
  "learn.step": "第 {number} 步，共 {count} 步",
  "learn.done": "已完成",
  "learn.hint": "给我提示",
  "learn.again": "再试一次",
  "learn.next": "下一步",
  "learn.good": "很好！",
  "learn.not": "不是这个。",
  "learn.finished": "这是最后一步。你已经可以下棋了！",
  "learn.later": "没有打勾的步骤随时可以补做。",
  "learn.first": "下第一盘棋",
  "learn.firstHint": "对手是最容易的电脑，不计时。",
  "learn.restart": "重新开始",

  "why.lost": "这样你会输掉对局。",
  "why.own": "你自己的{kind}被击中了。光束不管碰到的是谁的棋子。",
  "why.move": "这一步要把棋子移动到别的格。",
  "why.turn": "这一步要在原地转动棋子。",
  "why.swap": "这一步要让两枚棋子换位。",
  "why.by": "这样可以走，但这一步要用的棋子是：{kinds}。",
  "why.mirrors": "光束没有碰到镜子。",
  "why.meets": "你的光束没有遇到别的光束。",
  "why.takes": "要击中的棋子还在：{kind}。",
  "why.capture": "什么也没吃到。",
  "why.happens": "这样可以走，但这一步要的是别的。",
  "why.wins": "对局还在继续：这样还没有赢。",
};
