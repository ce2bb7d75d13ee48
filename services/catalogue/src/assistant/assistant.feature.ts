import type { Feature } from '@barspoon/messaging';
import { AdminAssistantService } from './admin-assistant.service.ts';
import { AnswerPieces } from './answer-pieces.ts';
import { AnswerReportRow, AnswerReportRowSchema } from './answer-report.schema.ts';
import { AnswerReportsRepository } from './answer-reports.repository.ts';
import { AssistantController } from './assistant.controller.ts';
import { AssistantService } from './assistant.service.ts';
import { BartenderLimitsRepository } from './bartender-limits.repository.ts';
import { BartenderLimitsRow, BartenderLimitsRowSchema } from './bartender-limits.schema.ts';
import { ConversationRow, ConversationRowSchema, TurnRow, TurnRowSchema } from './conversation.schema.ts';
import { ConversationsRepository } from './conversations.repository.ts';
import { MemberFacts } from './member-facts.ts';
import { LanguageModel } from './model/language-model.ts';
import { ModelAnswers } from './model/model-answers.service.ts';
import { ModelBudgetRow, ModelBudgetRowSchema } from './model/model-budget.schema.ts';
import { ModelBudgets } from './model/model-budgets.repository.ts';
import { ModelSettingsRepository } from './model/model-settings.repository.ts';
import { ModelSettingsRow, ModelSettingsRowSchema } from './model/model-settings.schema.ts';
import { ModelSettingsService } from './model/model-settings.service.ts';
import { UnansweredQuestionRow, UnansweredQuestionRowSchema } from './unanswered-question.schema.ts';
import { UnansweredQuestionsRepository } from './unanswered-questions.repository.ts';

export const assistantFeature: Feature = {
  tables: [
    { row: ConversationRow, schema: ConversationRowSchema, own: [{ owner: 'userId', hidden: ['memory'] }] },
    { row: TurnRow, schema: TurnRowSchema, own: [{ owner: 'userId', hidden: ['pieces'] }] },
    { row: AnswerReportRow, schema: AnswerReportRowSchema, own: [{ owner: 'userId' }] },
    { row: BartenderLimitsRow, schema: BartenderLimitsRowSchema, own: [{ owner: '_id' }] },
    { row: ModelBudgetRow, schema: ModelBudgetRowSchema, own: [{ owner: 'userId' }] },
    { row: UnansweredQuestionRow, schema: UnansweredQuestionRowSchema },
    { row: ModelSettingsRow, schema: ModelSettingsRowSchema },
  ],
  controllers: [AssistantController],
  providers: [
    AdminAssistantService,
    AnswerPieces,
    AnswerReportsRepository,
    AssistantService,
    BartenderLimitsRepository,
    ConversationsRepository,
    LanguageModel,
    MemberFacts,
    ModelAnswers,
    ModelBudgets,
    ModelSettingsRepository,
    ModelSettingsService,
    UnansweredQuestionsRepository,
  ],
};
