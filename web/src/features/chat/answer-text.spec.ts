import { assistantRoutes } from '@barspoon/contracts';
import { expect, it } from 'vitest';
import { exampleOf } from '../../testing/fake-api.ts';
import { answerText, conversationText } from './answer-text.ts';

const { turn } = exampleOf(assistantRoutes.ask);

it('writes an answer as plain text: what is said, the drinks, the lists', () => {
  const lists = [
    { title: 'Ingredients', lines: ['60 ml white rum'], ordered: false },
    { title: 'How to make it', lines: ['Shake.', 'Strain.'], ordered: true },
  ];
  expect(answerText({ ...turn.answer, lists })).toBe(
    [
      'I would make you a Daiquiri.',
      '- Daiquiri: White rum, sharpened with lime.',
      'Ingredients:',
      '- 60 ml white rum',
      'How to make it:',
      '1. Shake.',
      '2. Strain.',
    ].join('\n'),
  );
});

it('writes a conversation with its title and questions', () => {
  expect(conversationText({ title: 'Friday', turns: [turn] })).toBe(
    'Friday\n\n> Something sour with rum\n\nI would make you a Daiquiri.\n- Daiquiri: White rum, sharpened with lime.',
  );
});
