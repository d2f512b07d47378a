import { productWritings, wordings } from '@udaya/contract/writing';
import type { Serve } from '../../platform/http/serve.ts';
import { type AskAnewPorts, askForWording, askForWordingOf, composeAnew, readWording } from './ask-anew.ts';
import { type ListWritingsPorts, listWritings, readWriting } from './list-writings.ts';

/** The wording of reports by a model: asked for by their owners, looked after by the product admin. */
export function writingRoutes(serve: Serve<AskAnewPorts & ListWritingsPorts>): void {
  serve(wordings.read, readWording);
  serve(wordings.ask, askForWording);
  serve(productWritings.ask, askForWordingOf);
  serve(productWritings.compose, composeAnew);
  serve(productWritings.list, listWritings);
  serve(productWritings.read, readWriting);
}
