import * as m from '@udaya/messages';
import classes from './skip-link.module.css';

/** The first stop of the keyboard: past the bars, to what the page is about. */
export function SkipLink() {
  return (
    <a className={classes.skip} href="#content">
      {m.shell_skip()}
    </a>
  );
}
