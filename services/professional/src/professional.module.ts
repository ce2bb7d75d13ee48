import { serviceModule } from '@barspoon/messaging';
import { redisAs } from '@barspoon/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { alertsFeature } from './alerts/alerts.feature.ts';
import { applicationsFeature } from './applications/applications.feature.ts';
import { blocksFeature } from './blocks/blocks.feature.ts';
import { bookingsFeature } from './bookings/bookings.feature.ts';
import { CONFIG, name, type ProfessionalConfig } from './config.ts';
import { connectionsFeature } from './connections/connections.feature.ts';
import { consumersFeature } from './consumers/consumers.feature.ts';
import { fitsFeature } from './fits/fits.feature.ts';
import { jobBoardFeature } from './job-board/job-board.feature.ts';
import { membersFeature } from './members/members.feature.ts';
import { mentorsFeature } from './mentors/mentors.feature.ts';
import { mentorshipFeature } from './mentorship/mentorship.feature.ts';
import { messagesFeature } from './messages/messages.feature.ts';
import { migrations } from './migrations.ts';
import { portfoliosFeature } from './portfolios/portfolios.feature.ts';
import { postingsFeature } from './postings/postings.feature.ts';
import { savedFeature } from './saved/saved.feature.ts';
import { skillsFeature } from './skills/skills.feature.ts';
import { statsFeature } from './stats/stats.feature.ts';
import { workersFeature } from './workers/workers.feature.ts';

/** Owns portfolios, skills, the job board and mentorship. */
@Module({})
export class ProfessionalModule {
  static forRoot(config: ProfessionalConfig): DynamicModule {
    return serviceModule(ProfessionalModule, {
      name,
      config,
      redis: redisAs(name, config),
      migrations,
      features: [
        alertsFeature,
        applicationsFeature,
        blocksFeature,
        bookingsFeature,
        connectionsFeature,
        consumersFeature,
        fitsFeature,
        jobBoardFeature,
        membersFeature,
        mentorsFeature,
        mentorshipFeature,
        messagesFeature,
        portfoliosFeature,
        postingsFeature,
        savedFeature,
        skillsFeature,
        statsFeature,
        workersFeature,
      ],
      providers: [{ provide: CONFIG, useValue: config }],
    });
  }
}
