import { productWritings, wordings } from '@udaya/contract/writing';
import type { Serve } from '../../platform/http/serve.ts';
import { type AskAgainDeps, askForWording, askForWordingOf, composeAgain, readWording } from './ask-again.ts';
import { type ListWritingsDeps, listWritings, readWriting } from './list-writings.ts';

/** The wording of reports by a model: asked for by their owners, looked after by the product admin. */
export function writingRoutes(serve: Serve<AskAgainDeps & ListWritingsDeps>): void {
  serve(wordings.read, readWording);
  serve(wordings.ask, askForWording);
  serve(productWritings.ask, askForWordingOf);
  serve(productWritings.compose, composeAgain);
  serve(productWritings.list, listWritings);
  serve(productWritings.read, readWriting);
}
