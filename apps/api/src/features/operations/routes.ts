import { models } from '@udaya/contract/models';
import { operations } from '@udaya/contract/operations';
import type { Serve } from '../../platform/http/serve.ts';
import { type ListErrorsDeps, listErrors } from './list-errors.ts';
import { type JobDeps, listFailedJobs, readJobs, retryJob, retryQueue } from './look-at-jobs.ts';
import { checkHealth, type HealthDeps, readHealth } from './read-health.ts';
import { readWriter, type WriterDeps } from './read-writer.ts';

export type OperationRouteDeps = JobDeps & HealthDeps & ListErrorsDeps & WriterDeps;

/** For whoever runs the product: its jobs, what it leans on, what went wrong. */
export function operationRoutes(serve: Serve<OperationRouteDeps>): void {
  serve(operations.readJobs, readJobs);
  serve(operations.listFailedJobs, listFailedJobs);
  serve(operations.retryJob, retryJob);
  serve(operations.retryQueue, retryQueue);
  serve(operations.readHealth, readHealth);
  serve(operations.checkHealth, checkHealth);
  serve(operations.listErrors, listErrors);
  serve(models.readWriter, readWriter);
}
