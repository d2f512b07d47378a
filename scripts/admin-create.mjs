// npm run admin:create -- <email address>: invites the product admin by mail, beside a running server or without one.
import { runOnDatabase } from './lib/run-on-database.mjs';

await runOnDatabase('apps/api/src/admin-create.ts');
