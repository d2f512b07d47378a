/** A small convolutional network that tells classes apart, trained by Adam in batches. */
export interface SmallNetwork {
  /** Learns of one input; weights change with each full batch. */
  train(input: Float32Array, wanted: number): void;
  /** The likeliest class. */
  guess(input: Float32Array): number;
}

const batch = 20;
const [rate, steady, scale] = [0.001, 0.9, 0.999];

/** Makes an untrained network for pictures of one channel: two layers that slide over them, one that sees all, and the classes. */
export function smallNetwork(width: number, height: number, classes: number): SmallNetwork {
  const near = slidingLayer({ width, height, depth: 1 }, { cells: 10, size: 5, step: 2, cut: true });
  const far = slidingLayer(near.shape, { cells: 20, size: 3, step: 2, cut: true });
  const all = slidingLayer(flat(far.shape), { cells: 160, size: 1, step: 1, cut: true });
  const last = slidingLayer(flat(all.shape), { cells: classes, size: 1, step: 1, cut: false });
  const layers = [near, far, all, last];
  let [seen, updates] = [0, 0];

  function forward(input: Float32Array): Float32Array {
    const out = layers.reduce((from, layer) => layer.forward(from), input);
    const most = Math.max(...out);
    const likely = out.map((value) => Math.exp(value - most));
    const total = likely.reduce((sum, value) => sum + value, 0);
    return likely.map((value) => value / total);
  }

  return {
    train(input, wanted) {
      let blame = forward(input);
      blame[wanted]! -= 1;
      for (const [index, layer] of [...layers.entries()].reverse())
        blame = layer.backward(layers[index - 1]?.out ?? input, blame);
      seen += 1;
      if (seen % batch > 0) return;
      updates += 1;
      for (const layer of layers) layer.update(updates);
    },
    guess(input) {
      const out = forward(input);
      return out.indexOf(Math.max(...out));
    },
  };
}

interface Shape {
  width: number;
  height: number;
  depth: number;
}

const flat = ({ width, height, depth }: Shape): Shape => ({
  width: 1,
  height: 1,
  depth: width * height * depth,
});

/** Cells that look at each square of `size`, `step` apart; of what they answer, `cut` takes away what is below 0. */
function slidingLayer(
  from: Shape,
  { cells, size, step, cut }: { cells: number; size: number; step: number; cut: boolean },
) {
  const shape = {
    width: Math.floor((from.width - size) / step) + 1,
    height: Math.floor((from.height - size) / step) + 1,
    depth: cells,
  };
  const places = Int32Array.from({ length: shape.width * shape.height }, (_, at) => {
    const row = Math.floor(at / shape.width);
    return row * step * from.width + (at % shape.width) * step;
  });
  const taps = Int32Array.from({ length: from.depth * size * size }, (_, at) => {
    const [plane, rest] = [Math.floor(at / (size * size)), at % (size * size)];
    return plane * from.width * from.height + Math.floor(rest / size) * from.width + (rest % size);
  });
  const [count, reach] = [places.length, taps.length];
  const normal = () => Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
  // The last of a cell's weights is its bias.
  const weights = Float32Array.from({ length: cells * (reach + 1) }, (_, at) =>
    at % (reach + 1) === reach ? 0 : normal() * Math.sqrt(2 / reach),
  );
  const [slope, mean, spread] = [weights, weights, weights].map(({ length }) => new Float32Array(length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const out = new Float32Array(cells * count);
  const blamed = new Float32Array(from.width * from.height * from.depth);

  return {
    shape,
    out,
    forward(input: Float32Array): Float32Array {
      for (let cell = 0, own = 0; cell < cells; cell += 1, own += reach + 1) {
        for (let place = 0; place < count; place += 1) {
          const base = places[place]!;
          let sum = weights[own + reach]!;
          for (let tap = 0; tap < reach; tap += 1) sum += weights[own + tap]! * input[base + taps[tap]!]!;
          out[cell * count + place] = cut && sum < 0 ? 0 : sum;
        }
      }
      return out;
    },
    /** Notes how each weight would have to change, and answers the blame of what it was given. */
    backward(input: Float32Array, blame: Float32Array): Float32Array {
      blamed.fill(0);
      for (let cell = 0, own = 0; cell < cells; cell += 1, own += reach + 1) {
        for (let place = 0; place < count; place += 1) {
          const error = blame[cell * count + place]!;
          if (error === 0 || (cut && out[cell * count + place] === 0)) continue;
          const base = places[place]!;
          slope[own + reach]! += error;
          for (let tap = 0; tap < reach; tap += 1) {
            const at = base + taps[tap]!;
            slope[own + tap]! += error * input[at]!;
            blamed[at]! += error * weights[own + tap]!;
          }
        }
      }
      return blamed;
    },
    update(updates: number): void {
      const pace = (rate * Math.sqrt(1 - scale ** updates)) / (1 - steady ** updates);
      for (let at = 0; at < weights.length; at += 1) {
        const by = slope[at]! / batch;
        mean[at] = steady * mean[at]! + (1 - steady) * by;
        spread[at] = scale * spread[at]! + (1 - scale) * by * by;
        weights[at]! -= (pace * mean[at]!) / (Math.sqrt(spread[at]!) + 1e-8);
        slope[at] = 0;
      }
    },
  };
}
