const frame = 440;
const hop = frame / 2;
const reach = 150;
const hann = Float32Array.from(
  { length: frame },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / frame),
);

/** A sound played `factor` times as fast: shorter and higher. */
export function resample(sound: Float32Array, factor: number): Float32Array {
  return Float32Array.from({ length: Math.floor(sound.length / factor) }, (_, index) => {
    const at = index * factor;
    const [low, part] = [Math.floor(at), at % 1];
    return (sound[low] ?? 0) * (1 - part) + (sound[low + 1] ?? 0) * part;
  });
}

/** A sound made `factor` times as long at the same pitch: overlapping frames, each set where it continues the one before best. */
export function stretch(sound: Float32Array, factor: number): Float32Array {
  const length = Math.floor(sound.length * factor);
  const out = new Float32Array(length + frame);
  let taken = 0;
  for (let at = 0; at < length; at += hop) {
    const wanted = Math.round(at / factor);
    if (at > 0) taken = closest(sound, taken + hop, wanted);
    for (let i = 0; i < frame; i += 1)
      out[at + i] = (out[at + i] ?? 0) + (sound[taken + i] ?? 0) * (hann[i] ?? 0);
  }
  return out.subarray(0, length);
}

/** Where near `wanted` a frame resembles most the one at `natural`. */
function closest(sound: Float32Array, natural: number, wanted: number): number {
  let [best, score] = [Math.max(0, wanted), Number.NEGATIVE_INFINITY];
  for (let from = Math.max(0, wanted - reach); from <= wanted + reach; from += 3) {
    let sum = 0;
    for (let i = 0; i < hop; i += 3) sum += (sound[from + i] ?? 0) * (sound[natural + i] ?? 0);
    if (sum > score) [best, score] = [from, sum];
  }
  return best;
}
