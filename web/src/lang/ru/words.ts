import type { words as english } from "../en/words";
import type { Area } from "../languages";

export const words: Area<typeof english, "one" | "few" | "many" | "other"> = {
  "kind.pharaoh": "фараон",
  "kind.pyramid": "пирамида",
  "kind.scarab": "скарабей",
  "kind.anubis": "анубис",
  "kind.king": "король",

  "level.Pebble": "Галька",
  "level.Sandstone": "Песчаник",
  "level.Limestone": "Известняк",
  "level.Marble": "Мрамор",
  "level.Granite": "Гранит",
  "level.Basalt": "Базальт",
  "level.Diorite": "Диорит",
  "level.Obelisk": "Обелиск",

  "error.invalid": "Запрос непонятен.",
  "error.illegal": "Правила этого не позволяют.",
  "error.not-found": "Здесь такого нет.",
  "error.not-yours": "У вас нет на это права.",
  "error.not-now": "Сейчас это невозможно.",
  "error.too-late": "Для этого уже поздно.",
  "error.too-many": "Слишком часто. Подождите немного и попробуйте снова.",
  "error.too-large": "Слишком много данных за один раз.",
  "error.sign-in": "Обновите страницу или войдите.",
  "error.taken": "Это или похожее имя уже занято.",
  "error.foreign": "Запрос пришёл с другого сайта. Откройте страницу этого.",
  "error.unavailable": "Сервер занят или перезапускается. Попробуйте чуть позже.",
  "error.fault": "На сервере что-то пошло не так. Ошибка записана.",
  "error.offline": "Сервер недоступен.",
  "refusal.end": ".",
  "refusal.and": " и ",
  "refusal.or": " или ",
  "refusal.piece": "{kind} на {square}",
};
