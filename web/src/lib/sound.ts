/** Five short quiet sounds, made here: move, turn, beam, hit, end. Browsers keep them silent until
 * the first touch of the page. */

import { partsOf, type View } from "../board/view";
import { quietly } from "./quiet";

type Name = "move" | "turn" | "beam" | "hit" | "end";

interface Tone {
  from: number; // Hz
  to: number;
  seconds: number;
  shape: OscillatorType;
  loud: number;
}

const TONES: Record<Name, Tone> = {
  move: { from: 220, to: 140, seconds: 0.07, shape: "triangle", loud: 0.12 },
  turn: { from: 330, to: 440, seconds: 0.06, shape: "triangle", loud: 0.08 },
  beam: { from: 1400, to: 900, seconds: 0.28, shape: "sine", loud: 0.035 },
  hit: { from: 180, to: 50, seconds: 0.3, shape: "sawtooth", loud: 0.07 },
  end: { from: 523, to: 262, seconds: 0.6, shape: "sine", loud: 0.1 },
};

let context: AudioContext | undefined;

/** The way to the loudspeakers. To open it can take a tenth of a second, in which no board moves. */
function speakers(): AudioContext {
  return (context ??= new AudioContext());
}

const isTouched = () => navigator.userActivation?.hasBeenActive === true;

/** Open it in a quiet moment after the first touch, so that the first move need not wait for it. */
function openInTime(): void {
  const open = () => void quietly(() => void (isTouched() && speakers()));
  if (isTouched()) open();
  else for (const touch of ["pointerup", "keydown"]) addEventListener(touch, open, { once: true });
}
if (typeof addEventListener === "function") openInTime();

/** Which sounds tell what happened, and after how many seconds each. */
export function score(view: View): [Name, number][] {
  const parts = partsOf(view.events);
  const has = (how: string) => parts.some((part) => part.how === how);
  const isHit = parts.some(
    (part) => part.how === "removed" || (part.how === "flashed" && part.squares.some((at) => at !== view.board.check)),
  );
  const played: [Name, number][] = [[has("turned") ? "turn" : "move", 0]];
  if (has("beam")) played.push(["beam", 0.16]);
  if (isHit) played.push(["hit", has("beam") ? 0.45 : 0.12]);
  if (view.result) played.push(["end", 0.8]);
  return played;
}

/** Let it be heard, as loud as wished for: from 0 to 1. */
export function sound(view: View, volume = 1): void {
  ring(score(view), volume);
}

/** Lets boards be heard that follow each other, the first one not. */
export function listening(): (newest: View | undefined, wish: { sound: boolean; volume: number }) => void {
  let heard: View | undefined;
  return (newest, wish) => {
    if (newest && heard && newest.ply === heard.ply + 1 && wish.sound) sound(newest, wish.volume);
    heard = newest;
  };
}

/** Let sounds be heard, each after so many seconds. */
export function ring(sounds: [Name, number][], volume: number): void {
  if (volume <= 0 || !sounds.length || !isTouched()) return;
  const audio = speakers();
  if (audio.state === "suspended") void audio.resume();
  for (const [name, after] of sounds) tone(audio, TONES[name], after, volume);
}

function tone(audio: AudioContext, wanted: Tone, after: number, share: number): void {
  const { from, to, seconds, shape, loud } = wanted;
  const start = audio.currentTime + after;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + seconds);
  volume.gain.setValueAtTime(loud * share, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + seconds);
}
