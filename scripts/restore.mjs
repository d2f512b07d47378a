// npm run restore: see docs/operations.md, 'Backup and restore'.
import { runOnDatabase, typedPaths } from './lib/run-on-database.mjs';

await runOnDatabase('apps/api/src/backup/run-restore.ts', typedPaths());
