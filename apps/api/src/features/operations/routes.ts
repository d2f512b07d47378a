import { models } from '@udaya/contract/models';
import { operations } from '@udaya/contract/operations';
import type { Serve } from '../../platform/http/serve.ts';
import { type ListErrorsPorts, listErrors } from './list-errors.ts';
import { type JobPorts, listFailedJobs, readJobs, retryJob, retryQueue } from './look-at-jobs.ts';
import { checkHealth, type HealthPorts, readHealth } from './read-health.ts';
import { readWriter, type WriterPorts } from './read-writer.ts';

export type OperationRoutePorts = JobPorts & HealthPorts & ListErrorsPorts & WriterPorts;

/** For whoever runs the product: its jobs, what it leans on, what went wrong. */
export function operationRoutes(serve: Serve<OperationRoutePorts>): void {
  serve(operations.readJobs, readJobs);
  serve(operations.listFailedJobs, listFailedJobs);
  serve(operations.retryJob, retryJob);
  serve(operations.retryQueue, retryQueue);
  serve(operations.readHealth, readHealth);
  serve(operations.checkHealth, checkHealth);
  serve(operations.listErrors, listErrors);
  serve(models.readWriter, readWriter);
}
