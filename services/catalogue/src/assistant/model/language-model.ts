import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { Inject, Injectable } from '@nestjs/common';
import { isStepCount, type ModelMessage, streamText, type ToolSet } from 'ai';
import { type CatalogueConfig, CONFIG } from '../../config.ts';

const maxOutputTokens = 700;
/** Rounds of asking for tools before it has to speak. */
const maxSteps = 5;
/** No provider makes us read more than this for one answer. */
const maxBytes = 2_000_000;

export interface ModelRequest {
  instructions: string;
  messages: ModelMessage[];
  tools: ToolSet;
  signal: AbortSignal;
}

export interface ModelUsage {
  input: number;
  output: number;
}

/**
 * The language model an operator has configured, behind the one way it is asked: any OpenAI-compatible address.
 * Implements BEYOND-45.
 */
@Injectable()
export class LanguageModel {
  readonly about: { address: string; model: string } | null;
  private readonly key: string | undefined;

  constructor(@Inject(CONFIG) config: CatalogueConfig) {
    const { ASSISTANT_MODEL_URL: address, ASSISTANT_MODEL: model } = config;
    this.about = address && model ? { address, model } : null;
    this.key = config.ASSISTANT_MODEL_KEY;
  }

  /**
   * What it says, as it says it.
   * @param onUsage told once, when it has ended
   * @throws Error when it cannot be reached, refuses or is aborted
   */
  async *ask(request: ModelRequest, onUsage: (usage: ModelUsage) => void): AsyncGenerator<string> {
    if (!this.about) throw new Error('No language model is configured');
    const { address, model } = this.about;
    const provider = createOpenAICompatible({
      name: 'assistant',
      baseURL: address,
      includeUsage: true,
      fetch: boundedFetch,
      ...(this.key && { apiKey: this.key }),
    });
    const { stream } = streamText({
      model: provider(model),
      instructions: request.instructions,
      messages: request.messages,
      tools: request.tools,
      stopWhen: isStepCount(maxSteps),
      abortSignal: request.signal,
      maxOutputTokens,
      maxRetries: 0,
      // What goes wrong is thrown below.
      onError: () => {},
    });
    const usage: ModelUsage = { input: 0, output: 0 };
    try {
      for await (const part of stream) {
        if (part.type === 'text-delta') yield part.text;
        else if (part.type === 'error') throw part.error;
        else if (part.type === 'abort') throw request.signal.reason;
        else if (part.type === 'finish-step') {
          usage.input += part.usage.inputTokens ?? 0;
          usage.output += part.usage.outputTokens ?? 0;
        }
      }
    } finally {
      onUsage(usage);
    }
  }
}

/** Goes nowhere but to the configured address, and reads no more than an answer can be long. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let left = maxBytes;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.length;
        if (left < 0) controller.error(new Error('The model says too much'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded, response);
};
