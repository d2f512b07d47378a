import type { Feature } from '../../platform/feature.ts';
import { studentRoutes } from './routes.ts';
import type { StudentDeps } from './student-deps.ts';

/** Students who enter themselves by the public form of their institution. */
export function openStudents(deps: StudentDeps): Feature {
  return { routes: (serveWith) => studentRoutes(serveWith(deps)) };
}
