import classes from './people-page.module.css';

/** An email that goes on in a second line after its @, where it does not fit in one. */
export function EmailText({ email }: { email: string }) {
  const at = email.indexOf('@') + 1;
  return (
    <span className={classes.address}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
