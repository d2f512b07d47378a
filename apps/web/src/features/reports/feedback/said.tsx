import classes from './part-actions.module.css';

/** How saying something went, in words: each is empty where there is nothing to tell. */
export function Said({ status, failed }: { status: string; failed: string }) {
  return (
    <>
      <p role="status" className={classes.said}>
        {status}
      </p>
      <p role="alert" className={classes.failed}>
        {failed}
      </p>
    </>
  );
}
