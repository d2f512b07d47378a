/** A reason to stop that the operator can act on: printed as it is, without a stack. */
export class Stop extends Error {}

/** Runs a script's body; a `Stop` ends it with its sentence and exit code 1. */
export async function runScript(body) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
