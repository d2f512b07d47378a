import { students } from '@udaya/contract/students';
import * as m from '@udaya/messages';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { errorSentence } from '../../api/error-text.ts';
import { callOpen } from '../../api/send-call.ts';
import { controlId } from './fields.tsx';
import { type Errors, errorsOf, paths, sentOf, type Values } from './student-values.ts';
import type { FormCaptcha } from './use-form-captcha.ts';

interface Entry {
  groupToken: string;
  values: Values;
  typed: string;
  captcha: FormCaptcha;
  onSent: (receipt: string) => void;
}

/** Where one may go on: to the first field that is wrong. */
function focusFirst(errors: Errors): void {
  const first = paths.find((path) => errors[path]);
  // Once the message stands beside it.
  if (first) requestAnimationFrame(() => document.getElementById(controlId(first))?.focus());
}

/** Checks the fields and sends them, once for one press; what the server finds wrong comes back to its field. */
export function useSending() {
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);

  const refuse = (found: Errors) => {
    setErrors(found);
    focusFirst(found);
  };

  const send = async ({ groupToken, values, typed, captcha, onSent }: Entry) => {
    if (underWay.current) return;
    const found = errorsOf(values, typed);
    if (!captcha.token && !found.userCaptcha) found.userCaptcha = m.captcha_missing();
    setProblem(undefined);
    if (Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    underWay.current = true;
    setSending(true);
    try {
      const body = { ...sentOf(values, typed), groupToken, captchaToken: captcha.token ?? '' };
      const { receipt } = await callOpen(students.apply, {
        body: body as Parameters<typeof callOpen<typeof students.apply>>[1]['body'],
        headers: { 'idempotency-key': values.key },
      });
      onSent(receipt);
    } catch (error) {
      // A captcha is good for one try that the server has seen.
      if (error instanceof ApiError && error.status > 0) captcha.renew();
      const { onFields, message } = readRefusal(error);
      if (message) setProblem(message);
      if (Object.keys(onFields).length > 0) refuse(onFields);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };

  return {
    errors,
    problem,
    sending,
    send,
    /** What was said of fields that have been changed since no longer holds. */
    forget: (changed: readonly string[]) =>
      setErrors((before) => {
        if (!changed.some((path) => before[path])) return before;
        return Object.fromEntries(Object.entries(before).filter(([path]) => !changed.includes(path)));
      }),
  };
}

function readRefusal(error: unknown): { onFields: Errors; message?: string } {
  if (error instanceof ApiError && error.code === 'captcha.invalid')
    return { onFields: { userCaptcha: m.captcha_invalid() } };
  const named = error instanceof ApiError ? error.errors : [];
  const onFields: Errors = {};
  for (const { path, message } of named) if (paths.includes(path)) onFields[path] ??= message;
  if (Object.keys(onFields).length > 0) return { onFields };
  return { onFields, message: `${errorSentence(error)} ${m.student_kept()}` };
}
