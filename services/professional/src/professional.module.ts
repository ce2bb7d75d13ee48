import { MessagingModule, OwnDataModule, TablesModule } from '@barspoon/messaging';
import { PersistenceModule } from '@barspoon/persistence';
import { Clock, type ConfigOf, databaseAs, HealthModule, loggingModule, redisAs } from '@barspoon/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AlertRow, AlertRowSchema } from './alerts/alert.schema.ts';
import { AlertMatcher } from './alerts/alert-matcher.service.ts';
import { AlertsController } from './alerts/alerts.controller.ts';
import { AlertsRepository } from './alerts/alerts.repository.ts';
import { AlertsService } from './alerts/alerts.service.ts';
import { ApplicationRow, ApplicationRowSchema } from './applications/application.schema.ts';
import { ApplicationNoteRow, ApplicationNoteRowSchema } from './applications/application-note.schema.ts';
import { ApplicationNotesRepository } from './applications/application-notes.repository.ts';
import { ApplicationsController } from './applications/applications.controller.ts';
import { ApplicationsRepository } from './applications/applications.repository.ts';
import { ApplicationsService } from './applications/applications.service.ts';
import { BlockRow, BlockRowSchema } from './blocks/block.schema.ts';
import { BlocksRepository } from './blocks/blocks.repository.ts';
import { AvailabilityRow, AvailabilityRowSchema } from './bookings/availability.schema.ts';
import { BookingRow, BookingRowSchema } from './bookings/booking.schema.ts';
import { BookingsController } from './bookings/bookings.controller.ts';
import { BookingsRepository } from './bookings/bookings.repository.ts';
import { BookingsService } from './bookings/bookings.service.ts';
import { name, type variables } from './config.ts';
import { ConnectionRow, ConnectionRowSchema } from './connections/connection.schema.ts';
import { ConnectionsController } from './connections/connections.controller.ts';
import { ConnectionsRepository } from './connections/connections.repository.ts';
import { ConnectionsService } from './connections/connections.service.ts';
import { EndBlockWhenDistanceEnded } from './consumers/end-block-when-distance-ended.consumer.ts';
import { EraseMemberWhenMemberDeleted } from './consumers/erase-member-when-member-deleted.consumer.ts';
import { KeepMentorCardWhenProfileChanged } from './consumers/keep-mentor-card-when-profile-changed.consumer.ts';
import { ListMentorWhenStandingChanged } from './consumers/list-mentor-when-standing-changed.consumer.ts';
import { PartMembersWhenDistanceKept } from './consumers/part-members-when-distance-kept.consumer.ts';
import { WithholdMessageWhenMessageModerated } from './consumers/withhold-message-when-message-moderated.consumer.ts';
import { EndorsementRow, EndorsementRowSchema } from './endorsements/endorsement.schema.ts';
import { EndorsementsController } from './endorsements/endorsements.controller.ts';
import { EndorsementsRepository } from './endorsements/endorsements.repository.ts';
import { EndorsementsService } from './endorsements/endorsements.service.ts';
import { FitsController } from './fits/fits.controller.ts';
import { FitsService } from './fits/fits.service.ts';
import { MemberCards } from './members/member-cards.ts';
import { AdminMentorsController } from './mentors/admin-mentors.controller.ts';
import { AdminMentorsService } from './mentors/admin-mentors.service.ts';
import { MentorProfileRow, MentorProfileRowSchema } from './mentors/mentor-profile.schema.ts';
import { MentorsController } from './mentors/mentors.controller.ts';
import { MentorsRepository } from './mentors/mentors.repository.ts';
import { MentorsService } from './mentors/mentors.service.ts';
import {
  DirectMessageRow,
  DirectMessageRowSchema,
  ThreadRow,
  ThreadRowSchema,
} from './messages/message.schema.ts';
import { MessagesController } from './messages/messages.controller.ts';
import { MessagesRepository } from './messages/messages.repository.ts';
import { MessagesService } from './messages/messages.service.ts';
import { Relations } from './messages/relations.service.ts';
import { migrations } from './migrations.ts';
import { PortfolioRow, PortfolioRowSchema } from './portfolios/portfolio.schema.ts';
import { PortfoliosController } from './portfolios/portfolios.controller.ts';
import { PortfoliosRepository } from './portfolios/portfolios.repository.ts';
import { PortfoliosService } from './portfolios/portfolios.service.ts';
import { AdminPostingsController } from './postings/admin-postings.controller.ts';
import { AdminPostingsService } from './postings/admin-postings.service.ts';
import { PostingRow, PostingRowSchema } from './postings/posting.schema.ts';
import { PostingClosing } from './postings/posting-closing.service.ts';
import { PostingIndex } from './postings/posting-index.ts';
import { PostingsController } from './postings/postings.controller.ts';
import { PostingsRepository } from './postings/postings.repository.ts';
import { PostingsService } from './postings/postings.service.ts';
import { SavedPostingRow, SavedPostingRowSchema } from './saved/saved-posting.schema.ts';
import { SavedPostingsController } from './saved/saved-postings.controller.ts';
import { SavedPostingsRepository } from './saved/saved-postings.repository.ts';
import { OwnSkillsRepository } from './skills/own-skills.repository.ts';
import { OwnSkillsService } from './skills/own-skills.service.ts';
import { OwnSkillRow, OwnSkillRowSchema, SkillRow, SkillRowSchema } from './skills/skill.schema.ts';
import { SkillsController } from './skills/skills.controller.ts';
import { SkillsRepository } from './skills/skills.repository.ts';
import { SkillsService } from './skills/skills.service.ts';
import { StatsController } from './stats/stats.controller.ts';
import { StatsService } from './stats/stats.service.ts';
import { ClosePostingWorker } from './workers/close-posting.worker.ts';
import { ClosePostingsWorker } from './workers/close-postings.worker.ts';
import { MailAlertWorker } from './workers/mail-alert.worker.ts';
import { MatchAlertsWorker } from './workers/match-alerts.worker.ts';

/** Owns portfolios, skills, the job board and mentorship. */
@Module({})
export class ProfessionalModule {
  static forRoot(config: ConfigOf<typeof variables>): DynamicModule {
    return {
      module: ProfessionalModule,
      imports: [
        loggingModule(name, config.LOG_LEVEL),
        HealthModule,
        PersistenceModule.forRoot({
          ...databaseAs(name, config),
          migrations,
        }),
        MessagingModule.forRoot({
          service: name,
          nats: config,
          redis: redisAs(name, config),
          checkReplies: config.CHECK_REPLIES,
        }),
        OwnDataModule.forRoot({
          service: name,
          tables: [
            {
              model: AlertRow.name,
              owner: 'userId',
              hidden: ['key', 'beginnings', 'matched', 'mailAt', 'revision'],
            },
            { model: SavedPostingRow.name, owner: 'userId' },
            { model: ApplicationRow.name, owner: 'applicantUserId', hidden: ['revision'] },
            { model: ApplicationNoteRow.name, owner: 'authorUserId', hidden: ['applicantUserId'] },
            // What others note of a member is theirs, and goes when the member leaves.
            { model: ApplicationNoteRow.name, owner: 'applicantUserId', hidden: ['authorUserId', 'text'] },
            { model: OwnSkillRow.name, owner: 'userId' },
            { model: EndorsementRow.name, owner: 'ownerId' },
            { model: EndorsementRow.name, owner: 'endorserId' },
            { model: PortfolioRow.name, owner: '_id' },
            { model: MentorProfileRow.name, owner: '_id', hidden: ['words', 'revision'] },
            { model: AvailabilityRow.name, owner: '_id' },
            { model: BlockRow.name, owner: 'memberId' },
            // Whoever blocks a member keeps that to themselves until the member leaves.
            { model: BlockRow.name, owner: 'otherId', hidden: ['memberId'] },
            { model: BookingRow.name, owner: 'mentorUserId', hidden: ['revision'] },
            { model: BookingRow.name, owner: 'menteeUserId', hidden: ['revision'] },
            { model: ConnectionRow.name, owner: 'requestedByUserId', hidden: ['pair', 'revision'] },
            { model: ConnectionRow.name, owner: 'requestedOfUserId', hidden: ['pair', 'revision'] },
            { model: ThreadRow.name, owner: 'memberIds', hidden: ['readSeqs', 'unread', 'revision'] },
            { model: DirectMessageRow.name, owner: 'senderId', hidden: ['moderationRevision'] },
            { model: DirectMessageRow.name, owner: 'recipientId', hidden: ['moderationRevision'] },
            // A job stays open for those who look for one; admins close it.
            {
              model: PostingRow.name,
              owner: 'postedByUserId',
              hidden: ['words', 'closesAt', 'revision'],
              outlivesOwner: true,
            },
          ],
        }),
        // What members write to one another stays theirs: letters, notes and requests are in no export.
        TablesModule.forRoot({
          service: name,
          tables: [
            { model: PortfolioRow.name, changedAt: 'updatedAt' },
            { model: SkillRow.name, hidden: ['nameKey'] },
            { model: OwnSkillRow.name },
            { model: EndorsementRow.name, changedAt: 'createdAt' },
            { model: PostingRow.name, changedAt: 'updatedAt', hidden: ['words', 'closesAt', 'revision'] },
            {
              model: ApplicationRow.name,
              changedAt: 'updatedAt',
              hidden: ['coverLetter', 'additionalNotes', 'revision'],
            },
            { model: MentorProfileRow.name, changedAt: 'updatedAt', hidden: ['words', 'revision'] },
            {
              model: ConnectionRow.name,
              changedAt: 'changedAt',
              hidden: ['pair', 'requestMessage', 'goals', 'revision'],
            },
            { model: BookingRow.name, hidden: ['revision'] },
            { model: ThreadRow.name, changedAt: 'lastAt', hidden: ['readSeqs', 'unread', 'revision'] },
            {
              model: DirectMessageRow.name,
              changedAt: 'createdAt',
              hidden: ['content', 'moderationRevision'],
            },
          ],
        }),
        MongooseModule.forFeature([
          { name: AlertRow.name, schema: AlertRowSchema },
          { name: SavedPostingRow.name, schema: SavedPostingRowSchema },
          { name: ApplicationNoteRow.name, schema: ApplicationNoteRowSchema },
          { name: ApplicationRow.name, schema: ApplicationRowSchema },
          { name: AvailabilityRow.name, schema: AvailabilityRowSchema },
          { name: BlockRow.name, schema: BlockRowSchema },
          { name: BookingRow.name, schema: BookingRowSchema },
          { name: ConnectionRow.name, schema: ConnectionRowSchema },
          { name: DirectMessageRow.name, schema: DirectMessageRowSchema },
          { name: ThreadRow.name, schema: ThreadRowSchema },
          { name: EndorsementRow.name, schema: EndorsementRowSchema },
          { name: MentorProfileRow.name, schema: MentorProfileRowSchema },
          { name: OwnSkillRow.name, schema: OwnSkillRowSchema },
          { name: PortfolioRow.name, schema: PortfolioRowSchema },
          { name: SkillRow.name, schema: SkillRowSchema },
          { name: PostingRow.name, schema: PostingRowSchema },
        ]),
      ],
      controllers: [
        AlertsController,
        ApplicationsController,
        AdminMentorsController,
        AdminPostingsController,
        BookingsController,
        ConnectionsController,
        EndBlockWhenDistanceEnded,
        EndorsementsController,
        EraseMemberWhenMemberDeleted,
        KeepMentorCardWhenProfileChanged,
        ListMentorWhenStandingChanged,
        FitsController,
        MentorsController,
        MessagesController,
        PartMembersWhenDistanceKept,
        PortfoliosController,
        PostingsController,
        SavedPostingsController,
        SkillsController,
        StatsController,
        WithholdMessageWhenMessageModerated,
      ],
      providers: [
        Clock,
        AdminMentorsService,
        AdminPostingsService,
        AlertMatcher,
        AlertsRepository,
        AlertsService,
        ClosePostingWorker,
        ClosePostingsWorker,
        FitsService,
        MailAlertWorker,
        MatchAlertsWorker,
        MemberCards,
        ApplicationNotesRepository,
        ApplicationsRepository,
        ApplicationsService,
        BlocksRepository,
        BookingsRepository,
        BookingsService,
        ConnectionsRepository,
        ConnectionsService,
        EndorsementsRepository,
        EndorsementsService,
        MentorsRepository,
        MentorsService,
        MessagesRepository,
        MessagesService,
        Relations,
        OwnSkillsRepository,
        OwnSkillsService,
        PortfoliosRepository,
        PortfoliosService,
        SkillsRepository,
        SkillsService,
        StatsService,
        PostingClosing,
        PostingIndex,
        PostingsRepository,
        PostingsService,
        SavedPostingsRepository,
      ],
    };
  }
}
