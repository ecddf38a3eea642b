import type { lessons as english } from "../en/lessons";
import type { Area } from "../languages";

export const lessons: Area<typeof english, "one" | "few" | "many" | "other"> = {
  "learn.open": "Первые шаги",
  "learn.title": "Первые шаги: {game}",
  "learn.lead": "Несколько позиций, в каждой одна мысль. Правил знать не нужно.",
  "learn.steps": "Шаги урока",
  "learn.step": "Шаг {number} из {count}",
  "learn.done": "пройден",
  "learn.hint": "Подсказать",
  "learn.again": "Ещё раз",
  "learn.next": "Дальше",
  "learn.good": "Отлично!",
  "learn.not": "Не это.",
  "learn.finished": "Это был последний шаг. Теперь можно играть!",
  "learn.later": "Шаги без галочки можно пройти в любое время.",
  "learn.first": "Сыграть первую партию",
  "learn.firstHint": "С компьютером самого лёгкого уровня, без часов.",
  "learn.restart": "Начать заново",

  "why.lost": "Так вы проиграли бы партию.",
  "why.own": "Поражена ваша собственная фигура: {kind}. Луч не спрашивает, чья она.",
  "why.move": "Здесь фигура должна перейти на другую клетку.",
  "why.turn": "Здесь фигура должна повернуться на месте.",
  "why.swap": "Здесь две фигуры должны поменяться местами.",
  "why.by": "Так можно, но этот шаг о другой фигуре: {kinds}.",
  "why.mirrors": "Луч не встретил зеркала.",
  "why.meets": "Ваш луч не встретил другого луча.",
  "why.takes": "Цель ещё стоит: {kind}.",
  "why.capture": "Ничего не взято.",
  "why.happens": "Так можно, но в этом шаге нужно другое.",
  "why.wins": "Партия продолжается: это ещё не победа.",
};
