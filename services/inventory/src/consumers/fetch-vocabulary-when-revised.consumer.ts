import { type EventOf, vocabularyRevised } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { VocabularyService } from '../projections/vocabulary.service.ts';

@Controller()
export class FetchVocabularyWhenRevised {
  constructor(private readonly vocabulary: VocabularyService) {}

  @Consumes(vocabularyRevised, 'fetch-vocabulary-when-revised')
  fetch({ data }: EventOf<typeof vocabularyRevised>): Promise<void> {
    return this.vocabulary.reach(data.revision);
  }
}
