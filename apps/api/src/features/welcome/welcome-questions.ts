import { modelNotice } from '@udaya/contract/model-notice';
import type { ProductInfo } from '@udaya/contract/product';
import * as m from '@udaya/messages';

export interface Question {
  question: string;
  answer: string;
}

/** What strangers ask, with answers that hold for this installation. */
export function welcomeQuestions(info: ProductInfo): Question[] {
  const { price, operator, languageModel, supportEmail: email } = info;
  return [
    { question: m.welcome_q_science(), answer: m.welcome_a_science() },
    { question: m.welcome_q_get(), answer: m.welcome_a_get() },
    { question: m.welcome_q_age(), answer: m.welcome_a_age() },
    { question: m.welcome_q_time(), answer: m.welcome_a_time() },
    ...(price
      ? [
          { question: m.welcome_q_wrong(), answer: m.welcome_a_wrong() },
          { question: m.welcome_q_refund(), answer: operator.refundRules || m.welcome_a_refund({ email }) },
        ]
      : []),
    {
      question: m.welcome_q_model(),
      answer: languageModel
        ? m.welcome_a_model({ notice: modelNotice(languageModel) })
        : m.welcome_a_model_none(),
    },
    { question: m.welcome_q_data(), answer: m.welcome_a_data() },
    { question: m.welcome_q_delete(), answer: m.welcome_a_delete() },
    { question: m.welcome_q_school(), answer: m.welcome_a_school() },
    { question: m.welcome_q_language(), answer: m.welcome_a_language() },
  ];
}
