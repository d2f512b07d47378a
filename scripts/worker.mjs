// npm run worker: does the jobs of the product without serving it, beside servers on the same database.
import { runOnDatabase } from './lib/run-on-database.mjs';

await runOnDatabase('apps/api/src/worker.ts');
