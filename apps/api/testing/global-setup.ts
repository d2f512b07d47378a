import type { TestProject } from 'vitest/node';
import { startTemplateCluster } from './template-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The template database; it takes no connections, only copies. */
    templateUrl: string;
  }
}

/** Starts one PostgreSQL for the whole run, with the template that `freshDatabase` copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTemplateCluster();
  project.provide('templateUrl', cluster.url);
  return () => cluster.stop();
}
