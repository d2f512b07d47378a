/** Runs named steps one after another, all of them whatever fails, and answers `{name, ok, seconds}` for each. */
export async function runSteps(steps) {
  const results = [];
  for (const [name, work] of steps) {
    console.log(`\n> ${name}`);
    const begin = performance.now();
    const ok = await work();
    const seconds = (performance.now() - begin) / 1000;
    results.push({ name, ok, seconds });
    console.log(`${ok ? 'ok' : 'FAILED'}: ${name}, ${seconds.toFixed(1)} s`);
  }
  return results;
}

/** Does a piece of work and says in a line how long it took. */
export async function timed(what, work) {
  const begin = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  return result;
}

/** One line that names the steps with their times, and another with those that failed, if any did. */
export function printSummary(results) {
  console.log(
    `\n${results.map(({ name, ok, seconds }) => `${name} ${ok ? '' : 'FAILED '}${seconds.toFixed(1)} s`).join(', ')}`,
  );
  const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
  if (failed.length > 0) console.log(`failed: ${failed.join(', ')}`);
}
