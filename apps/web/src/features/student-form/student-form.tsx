import { inRows } from '@udaya/contract/intake/field';
import { studentSections } from '@udaya/contract/intake/student-fields';
import type { LanguageModel } from '@udaya/contract/product';
import * as m from '@udaya/messages';
import { useEffect, useId, useRef, useState } from 'react';
import { CaptchaField } from './captcha-field.tsx';
import { ConsentField } from './consent-field.tsx';
import { ErrorList } from './error-list.tsx';
import { StudentField } from './student-field.tsx';
import { draftOf, untouched, type Values } from './student-values.ts';
import { useClock } from './use-clock.ts';
import { useFormCaptcha } from './use-form-captcha.ts';
import { useNear } from './use-near.ts';
import { useOnline } from './use-online.ts';
import { useSending } from './use-sending.ts';

interface Props {
  groupToken: string;
  groupName: string | undefined;
  /** The language model that the consent names; undefined as long as that is not known. */
  languageModel: LanguageModel | null | undefined;
  onSent: (receipt: string) => void;
}

/** Which field on the wire a value belongs to, where the two are not called alike. */
const pathOf: Partial<Record<string, string>> = {
  day: 'dateOfBirth',
  month: 'dateOfBirth',
  year: 'dateOfBirth',
  placeText: 'placeId',
  confirmed: 'dateOfBirth',
};

/** What a doubt about the clock follows from. */
const ofMoment: readonly string[] = ['day', 'month', 'year', 'timeOfBirth', 'timeAccuracy', 'placeId'];

/** The form by which a student is entered. What is typed stays in this tab until it is sent. */
export function StudentForm({ groupToken, groupName, languageModel, onSent }: Props) {
  const [draft] = useState(() => draftOf(groupToken));
  const [values, setValues] = useState<Values>(() => draft.read() ?? untouched());
  const [typed, setTyped] = useState('');
  const end = useRef<HTMLElement>(null);
  const captcha = useFormCaptcha(useNear(end), typed, setTyped);
  const { errors, problem, sending, send, forget } = useSending();
  const clock = useClock(groupToken, values);
  const online = useOnline();
  const id = useId();

  useEffect(() => draft.save(values), [draft, values]);

  const change = (part: Partial<Values>) => {
    const names = Object.keys(part);
    const stale = names.some((name) => ofMoment.includes(name)) && { utcOffsetMinutes: undefined };
    setValues((before) => ({ ...before, ...stale, ...part }));
    forget(names.map((name) => pathOf[name] ?? name));
  };
  const shared = { values, errors, change };
  const sent = (receipt: string) => {
    draft.drop();
    onSent(receipt);
  };

  return (
    <form
      noValidate
      aria-busy={sending}
      onSubmit={(event) => {
        event.preventDefault();
        void send({ groupToken, values, typed, captcha, onSent: sent });
      }}
    >
      {Object.entries(studentSections).map(([section, { title, fields: asked }]) => (
        <section key={section} aria-labelledby={`${id}-${section}`}>
          <h2 id={`${id}-${section}`}>{title()}</h2>
          {inRows(Object.values(asked)).map((row) => (
            <div key={row[0]?.name} className={row.length > 1 ? 'pair' : undefined}>
              {row.map((field) => (
                <StudentField
                  key={field.name}
                  field={field}
                  groupToken={groupToken}
                  clock={clock}
                  {...shared}
                />
              ))}
            </div>
          ))}
        </section>
      ))}

      <section aria-labelledby={`${id}-end`} ref={end}>
        <h2 id={`${id}-end`}>{m.student_end_title()}</h2>
        <ConsentField
          groupName={groupName}
          languageModel={languageModel}
          checked={values.consent}
          errors={errors}
          onChange={(consent) => change({ consent })}
        />
        <CaptchaField
          captcha={captcha}
          typed={typed}
          errors={errors}
          onType={(text) => {
            setTyped(text);
            forget(['userCaptcha']);
          }}
        />
        <ErrorList errors={errors} />
        <div role="alert">{problem && <p className="problem">{problem}</p>}</div>
        <div role="status">{!online && <p className="problem">{m.student_offline()}</p>}</div>
        {/* Never disabled: the keyboard stays where it is, and a second press does nothing. */}
        <button type="submit" className="submit" aria-disabled={sending}>
          {sending ? m.student_sending() : m.student_submit()}
        </button>
        <p className="hint">{m.student_draft()}</p>
        <button
          type="button"
          className="link"
          onClick={() => {
            draft.drop();
            setValues(untouched());
            forget(Object.keys(errors));
            captcha.renew();
            window.scrollTo({ top: 0 });
            document.querySelector('h1')?.focus();
          }}
        >
          {m.student_clear()}
        </button>
      </section>
    </form>
  );
}
