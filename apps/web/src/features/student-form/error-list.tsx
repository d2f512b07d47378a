import * as m from '@udaya/messages';
import { controlId } from './fields.tsx';
import { type Errors, paths } from './student-values.ts';

/** All that is wrong in one place, each a way to its field. */
export function ErrorList({ errors }: { errors: Errors }) {
  const wrong = paths.filter((path) => errors[path]);
  return (
    <div role="alert">
      {wrong.length > 0 && (
        <div className="problem">
          <p>{m.error_summary_title()}</p>
          <ul>
            {wrong.map((path) => (
              <li key={path}>
                <button
                  type="button"
                  className="link"
                  onClick={() => document.getElementById(controlId(path))?.focus()}
                >
                  {errors[path]}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
