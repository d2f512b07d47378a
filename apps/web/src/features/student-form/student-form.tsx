import type { LanguageModel } from '@udaya/contract/product';
import { birthTypes, genders, timeAccuracies } from '@udaya/core/births/birth-words';
import { mediums, personLimits, studentClasses, studentSections } from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';
import { useEffect, useId, useRef, useState } from 'react';
import { CaptchaField } from './captcha-field.tsx';
import { accuracyWords, birthTypeWords, classWords, genderWords, mediumWords } from './choice-words.ts';
import { ConsentField } from './consent-field.tsx';
import { ErrorList } from './error-list.tsx';
import { Field, RadioField, SelectField } from './fields.tsx';
import { draftOf, emptyValues, type Path, type Values } from './form-values.ts';
import { DateField, TimeField } from './moment-fields.tsx';
import { PlaceField } from './place-field.tsx';
import { useClock } from './use-clock.ts';
import { useCountries } from './use-countries.ts';
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
const pathOf: Partial<Record<keyof Values, Path>> = {
  day: 'dateOfBirth',
  month: 'dateOfBirth',
  year: 'dateOfBirth',
  placeText: 'placeId',
};

/** What a doubt about the clock follows from. */
const ofMoment: readonly (keyof Values)[] = [
  'day',
  'month',
  'year',
  'timeOfBirth',
  'timeAccuracy',
  'placeId',
];

/** The form by which a student is entered. What is typed stays in this tab until it is sent. */
export function StudentForm({ groupToken, groupName, languageModel, onSent }: Props) {
  const [draft] = useState(() => draftOf(groupToken));
  const [values, setValues] = useState<Values>(() => draft.read() ?? emptyValues());
  const [typed, setTyped] = useState('');
  const end = useRef<HTMLElement>(null);
  const captcha = useFormCaptcha(useNear(end), typed, setTyped);
  const { errors, problem, sending, send, forget } = useSending();
  const clock = useClock(groupToken, values);
  const countries = useCountries(values.birthCountry);
  const online = useOnline();
  const id = useId();

  useEffect(() => draft.keep(values), [draft, values]);

  const change = (part: Partial<Values>) => {
    const names = Object.keys(part) as (keyof Values)[];
    const stale = names.some((name) => ofMoment.includes(name)) && { utcOffsetMinutes: null };
    setValues((before) => ({ ...before, ...stale, ...part }));
    forget(names.map((name) => pathOf[name] ?? (name as Path)));
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
      <section aria-labelledby={`${id}-student`}>
        <h2 id={`${id}-student`}>{m.student_details_title()}</h2>
        <Field path="studentId" label={m.student_id()} hint={m.student_id_hint()} errors={errors}>
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={personLimits.studentId}
              value={values.studentId}
              onChange={(event) => change({ studentId: event.currentTarget.value })}
            />
          )}
        </Field>
        <SelectField
          path="medium"
          label={m.student_medium()}
          errors={errors}
          value={values.medium}
          empty={m.student_choose()}
          choices={mediums.map((one) => [one, mediumWords(one)])}
          onChange={(medium) => change({ medium })}
        />
        <div className="pair">
          <SelectField
            path="studentClass"
            label={m.student_class()}
            errors={errors}
            value={values.studentClass}
            empty={m.student_choose()}
            choices={studentClasses.map((one) => [one, classWords(one)])}
            onChange={(studentClass) => change({ studentClass })}
          />
          <SelectField
            path="section"
            label={m.student_section()}
            errors={errors}
            value={values.section}
            empty={m.student_choose()}
            choices={studentSections.map((one) => [one, one])}
            onChange={(section) => change({ section })}
          />
        </div>
      </section>

      <section aria-labelledby={`${id}-birth`}>
        <h2 id={`${id}-birth`}>{m.student_birth_title()}</h2>
        <DateField {...shared} />
        <TimeField {...shared} />
        <RadioField
          path="timeAccuracy"
          label={m.birth_accuracy()}
          errors={errors}
          value={values.timeAccuracy}
          stacked
          choices={timeAccuracies.map((value) => ({ value, ...accuracyWords(value) }))}
          onChange={(timeAccuracy) => change({ timeAccuracy })}
        />
        <SelectField
          path="birthCountry"
          label={m.birth_country()}
          errors={errors}
          value={values.birthCountry}
          choices={countries}
          onChange={(birthCountry) => change({ birthCountry, placeId: '', placeText: '' })}
        />
        <PlaceField groupToken={groupToken} {...shared} />
        {clock && clock.choices.length > 0 && (
          <RadioField
            path="utcOffsetMinutes"
            label={m.birth_offset()}
            hint={clock.warnings.map(({ message }) => message).join(' ')}
            errors={errors}
            value={String(values.utcOffsetMinutes ?? '')}
            stacked
            choices={clock.choices.map(({ utcOffsetMinutes, label }) => ({
              value: String(utcOffsetMinutes),
              words: label,
            }))}
            onChange={(minutes) => change({ utcOffsetMinutes: Number(minutes) })}
          />
        )}
      </section>

      <section aria-labelledby={`${id}-personal`}>
        <h2 id={`${id}-personal`}>{m.student_personal_title()}</h2>
        <RadioField
          path="gender"
          label={m.birth_gender()}
          errors={errors}
          value={values.gender}
          choices={genders.map((value) => ({ value, words: genderWords(value) }))}
          onChange={(gender) => change({ gender })}
        />
        <RadioField
          path="birthType"
          label={m.birth_type()}
          errors={errors}
          value={values.birthType}
          choices={birthTypes.map((value) => ({ value, words: birthTypeWords(value) }))}
          onChange={(birthType) => change({ birthType })}
        />
      </section>

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
            setValues(emptyValues());
            forget(Object.keys(errors) as Path[]);
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
