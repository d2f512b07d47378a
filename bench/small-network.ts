/** A network of one hidden layer that tells classes apart, trained by stochastic gradient descent with momentum. */
export interface SmallNetwork {
  train(input: Float32Array, wanted: number, rate: number): void;
  /** The likeliest class. */
  guess(input: Float32Array): number;
}

const momentum = 0.9;

/** Makes an untrained network of so many inputs, hidden cells and classes. */
export function smallNetwork(inputs: number, hidden: number, classes: number): SmallNetwork {
  const normal = () => Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
  const layer = (from: number, to: number) => ({
    weights: Float32Array.from({ length: from * to }, () => normal() * Math.sqrt(2 / from)),
    speed: new Float32Array(from * to),
    bias: new Float32Array(to),
    from,
    to,
  });
  const [first, second] = [layer(inputs, hidden), layer(hidden, classes)];
  const middle = new Float32Array(hidden);
  const out = new Float32Array(classes);
  const blame = new Float32Array(hidden);

  function forward(input: Float32Array): void {
    for (let cell = 0; cell < hidden; cell += 1) {
      let sum = first.bias[cell] ?? 0;
      for (let i = 0, at = cell * inputs; i < inputs; i += 1, at += 1) sum += input[i]! * first.weights[at]!;
      middle[cell] = Math.max(0, sum);
    }
    let total = 0;
    for (let cell = 0; cell < classes; cell += 1) {
      let sum = second.bias[cell] ?? 0;
      for (let i = 0, at = cell * hidden; i < hidden; i += 1, at += 1)
        sum += middle[i]! * second.weights[at]!;
      out[cell] = Math.exp(Math.min(30, sum));
      total += out[cell]!;
    }
    for (let cell = 0; cell < classes; cell += 1) out[cell]! /= total;
  }

  function learn(part: typeof first, cell: number, input: Float32Array, error: number, rate: number): void {
    part.bias[cell]! -= rate * error;
    for (let i = 0, at = cell * part.from; i < part.from; i += 1, at += 1) {
      part.speed[at] = momentum * part.speed[at]! - rate * error * input[i]!;
      part.weights[at]! += part.speed[at]!;
    }
  }

  return {
    train(input, wanted, rate) {
      forward(input);
      blame.fill(0);
      for (let cell = 0; cell < classes; cell += 1) {
        const error = out[cell]! - (cell === wanted ? 1 : 0);
        for (let i = 0, at = cell * hidden; i < hidden; i += 1, at += 1)
          blame[i]! += error * second.weights[at]!;
        learn(second, cell, middle, error, rate);
      }
      for (let cell = 0; cell < hidden; cell += 1) {
        if (middle[cell]! > 0) learn(first, cell, input, blame[cell]!, rate);
      }
    },
    guess(input) {
      forward(input);
      return out.indexOf(Math.max(...out));
    },
  };
}
