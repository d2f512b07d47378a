import { answerAnything } from './drafted-words.ts';
import { openModelStub } from './model-stub.ts';

// For the journeys: a model's server in a process of its own, on the port that MODEL_STUB_PORT names. An answer takes some seconds, so that a
// reader sees that a report is being worded.
const stub = await openModelStub({ port: Number(process.env.MODEL_STUB_PORT), latencyMs: 2_500 });
stub.always({ does: 'answer', text: answerAnything });
process.once('SIGTERM', () => void stub.close().then(() => process.exit(0)));
