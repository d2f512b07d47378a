import { getCaptchaAudio } from '@udaya/contract/captcha';
import { callForFile } from '../../../api/call.ts';

/** The characters of a captcha as speech. */
export async function speakCaptcha(token: string): Promise<Blob> {
  const response = await callForFile(getCaptchaAudio, { query: { token } });
  return response.blob();
}
