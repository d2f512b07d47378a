import * as m from '@udaya/messages';
import { errorSentence } from '../../api/error-text.ts';
import { CannotCalculate } from '../captcha/cannot-calculate.ts';
import { Field } from './fields.tsx';
import type { Errors } from './student-values.ts';
import type { FormCaptcha } from './use-form-captcha.ts';

interface Props {
  captcha: FormCaptcha;
  typed: string;
  errors: Errors;
  onType: (typed: string) => void;
}

/** A captcha to read, to hear or to have calculated; each of them fills the same field. */
export function CaptchaField({ captcha, typed, errors, onType }: Props) {
  const working = captcha.way === 'work';
  const hint = working ? m.captcha_work_hint() : m.captcha_hint();
  return (
    <Field path="userCaptcha" label={m.captcha()} hint={hint} errors={errors}>
      {(control) => (
        <>
          {working ? <Work captcha={captcha} /> : <Picture captcha={captcha} />}
          <button type="button" className="link" onClick={() => captcha.choose(working ? 'picture' : 'work')}>
            {working ? m.captcha_picture() : m.captcha_unreadable()}
          </button>
          <input
            {...control}
            type="text"
            name="userCaptcha"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            readOnly={working}
            value={typed}
            onChange={(event) => onType(event.currentTarget.value)}
          />
        </>
      )}
    </Field>
  );
}

function Picture({ captcha: { image, loading, error, audio, play, renew } }: { captcha: FormCaptcha }) {
  return (
    <>
      <div className="picture" aria-busy={loading}>
        {image ? (
          <img src={`data:image/png;base64,${image}`} alt={m.captcha_image()} />
        ) : (
          <div className="no-picture" role="img" aria-label={m.captcha_loading()} />
        )}
        <button type="button" aria-label={m.captcha_refresh()} title={m.captcha_refresh()} onClick={renew}>
          <Icon path="M20 11A8 8 0 1 0 18 17M20 4v7h-7" />
        </button>
        {!audio.mute && (
          <button
            type="button"
            aria-label={m.captcha_audio()}
            title={m.captcha_audio()}
            aria-disabled={!image || audio.loading}
            onClick={() => void play()}
          >
            <Icon path="M11 5 6 9H3v6h3l5 4zM15 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12" />
          </button>
        )}
      </div>
      <div role="status">
        {Boolean(error) && (
          <p className="error">
            {m.captcha_failed()} {errorSentence(error)}{' '}
            <button type="button" className="small" onClick={renew}>
              {m.action_retry()}
            </button>
          </p>
        )}
        {Boolean(audio.error) && <p>{errorSentence(audio.error)}</p>}
      </div>
    </>
  );
}

function Work({ captcha: { token, tries, error, renew } }: { captcha: FormCaptcha }) {
  if (error) {
    const impossible = error instanceof CannotCalculate;
    return (
      <div className="work" role="alert">
        <p>{impossible ? m.captcha_work_impossible() : errorSentence(error)}</p>
        {!impossible && (
          <button type="button" className="small" onClick={renew}>
            {m.action_retry()}
          </button>
        )}
      </div>
    );
  }
  return (
    <div className="work">
      <p role="status">{token ? m.captcha_work_done() : m.captcha_working()}</p>
      {!token && tries > 0 && <p className="hint">{m.captcha_tries({ count: tries })}</p>}
    </div>
  );
}

const Icon = ({ path }: { path: string }) => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
);
