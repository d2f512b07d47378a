import type { Feature } from '../../platform/feature.ts';
import { studentRoutes } from './routes.ts';
import type { StudentPorts } from './student-ports.ts';

/** Students who enter themselves by the public form of their institution. */
export function openStudents(ports: StudentPorts): Feature {
  return { routes: (serveWith) => studentRoutes(serveWith(ports)) };
}
