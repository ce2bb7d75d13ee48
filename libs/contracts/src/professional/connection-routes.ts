import { idParams, pageOf } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { connectionRequested } from './connection-events.ts';
import {
  connectionInput,
  connectionListQuery,
  connectionSchema,
  connectionStepInput,
  type MentorConnection,
} from './connections.ts';
import { exampleMentor } from './mentor-routes.ts';

const { connectionId: id, memberId, requestedOfUserId } = connectionRequested.example;
const exampleConnection: MentorConnection = {
  id,
  mentor: exampleMentor.member,
  mentee: {
    id: memberId,
    username: 'ruth',
    fullName: 'Ruth Burgess',
    avatarUrl: null,
    currentLevel: 'Aspiring Shaker',
  },
  requestedByUserId: memberId,
  requestMessage: 'Would you teach me how to build a menu?',
  goals: 'A first menu of my own by summer',
  meetingFrequency: 'monthly',
  status: 'pending',
  createdAt: '2026-01-01T00:00:00.000Z',
  changedAt: '2026-01-01T00:00:00.000Z',
};

export const connectionRoutes = defineRoutes('professional.connections', {
  mine: {
    method: 'GET',
    path: '/me/mentorship/connections',
    access: 'granted',
    summary: 'Requests to you or by you, your connections, or what is over; the one that changed last first',
    query: connectionListQuery,
    response: pageOf(connectionSchema),
    example: { query: {}, response: { items: [exampleConnection], nextCursor: null } },
  },
  request: {
    method: 'POST',
    path: '/mentorship/members/:id/connections',
    access: 'granted',
    summary: 'Ask a member for a connection; needs a mentorship profile of your own',
    params: idParams,
    body: connectionInput,
    response: connectionSchema,
    status: 201,
    example: {
      params: { id: requestedOfUserId },
      body: {
        requestMessage: exampleConnection.requestMessage,
        goals: exampleConnection.goals,
        meetingFrequency: 'monthly',
      },
      response: exampleConnection,
    },
  },
  step: {
    method: 'PUT',
    path: '/me/mentorship/connections/:id/status',
    access: 'granted',
    summary:
      'Accept or decline a request to you, withdraw one of yours, or end a connection; repeating it changes nothing',
    params: idParams,
    body: connectionStepInput,
    response: connectionSchema,
    example: {
      params: { id },
      body: { status: 'accepted' },
      response: { ...exampleConnection, status: 'accepted' },
    },
  },
});
