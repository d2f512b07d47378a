import { students } from '@udaya/contract/students';
import type { Serve } from '../../platform/http/serve.ts';
import { applyAsStudent } from './apply.ts';
import { makeFormPlacesToken, searchFormPlaces } from './form-places.ts';
import { readClock } from './read-clock.ts';
import { readApplicationState } from './read-state.ts';
import type { StudentDeps } from './student-deps.ts';

/** The public form of a group: for whoever has its link. */
export function studentRoutes(serve: Serve<StudentDeps>): void {
  serve(students.apply, applyAsStudent);
  serve(students.readState, readApplicationState);
  serve(students.makePlacesToken, makeFormPlacesToken);
  serve(students.searchPlaces, searchFormPlaces);
  serve(students.readClock, readClock);
}
