import type { Feature } from '@barspoon/messaging';
import { BlockRow, BlockRowSchema } from './block.schema.ts';
import { BlocksRepository } from './blocks.repository.ts';

export const blocksFeature: Feature = {
  tables: [
    {
      row: BlockRow,
      schema: BlockRowSchema,
      own: [
        { owner: 'memberId' },
        // Whoever blocks a member keeps that to themselves until the member leaves.
        { owner: 'otherId', hidden: ['memberId'] },
      ],
    },
  ],
  providers: [BlocksRepository],
};
