import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyTemplate, databaseBeside, startTemplateCluster } from '../apps/api/testing/template-cluster.ts';
import { supervise } from '../scripts/lib/supervise.mjs';
import { databaseNameOf, modelStub, originOf, wantedProducts } from './products.ts';

// Starts the products of the stories together, on one PostgreSQL that has loaded the places once, and says when all of them are ready.
const dataDir = process.env.E2E_DATA_DIR ?? '';
const cluster = await startTemplateCluster();
const programs = await Promise.all(
  wantedProducts.map(async (product) => {
    const name = databaseNameOf(product);
    await copyTemplate(cluster.url, name);
    return {
      command: process.execPath,
      args: [...(product.options ?? []), 'apps/api/src/main.ts'],
      env: {
        PORT: String(product.port),
        DATA_DIR: path.join(dataDir, String(product.port)),
        DATABASE_URL: databaseBeside(cluster.url, name),
        ...product.settings,
      },
      ipc: true,
    };
  }),
);
const stub = {
  command: process.execPath,
  args: ['apps/api/testing/serve-model-stub.ts'],
  env: { MODEL_STUB_PORT: String(modelStub.port) },
};
const ended = supervise([stub, ...programs]);
void sayWhenReady();
process.exitCode = await ended;
await cluster.stop();

async function sayWhenReady(): Promise<void> {
  for (const product of wantedProducts) {
    while (!(await isReady(originOf(product)))) await sleep(200);
  }
  // The stories' own programs find the server by it.
  process.stdout.write(`The products are ready. Their database server: ${cluster.url}\n`);
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}
