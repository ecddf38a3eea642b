/** Error correction of QR codes: Reed and Solomon's code over the field of 256 elements. */

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = value < 128 ? value << 1 : (value << 1) ^ 0x11d;
}

function times(a: number, b: number): number {
  return a && b ? (EXP[(LOG[a] as number) + (LOG[b] as number)] as number) : 0;
}

/** The polynomial whose zeros are the first `count` powers, without its leading 1. */
function generator(count: number): number[] {
  let known = [1];
  for (let power = 0; power < count; power++) {
    const root = EXP[power] as number;
    const next = [...known, 0];
    known.forEach((factor, place) => (next[place + 1] = (next[place + 1] as number) ^ times(factor, root)));
    known = next;
  }
  return known.slice(1);
}

/** The `count` codewords that protect the data. */
export function correction(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const rest = new Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ (rest.shift() as number);
    rest.push(0);
    divisor.forEach((part, place) => (rest[place] = (rest[place] as number) ^ times(part, factor)));
  }
  return rest;
}
