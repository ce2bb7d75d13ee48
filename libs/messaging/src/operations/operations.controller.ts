import {
  auditRoutesOf,
  deadLetterRoutesOf,
  type InputOf,
  operationRoutesOf,
  serviceStateRoutesOf,
} from '@barspoon/contracts';
import { Audit } from '@barspoon/persistence';
import { Controller, type Type } from '@nestjs/common';
import { Handles } from '../requests/handles.ts';
import { OperationsService } from './operations.service.ts';
import { ServiceStates } from './service-state.ts';

/**
 * The routes an operator or admin has to a service's messaging and its audit: the same for every service, under its own name.
 * Implements BEYOND-03.
 */
export function operationsControllerOf(service: string): Type<unknown> {
  const console = deadLetterRoutesOf(service);
  const command = operationRoutesOf(service);
  const audit = auditRoutesOf(service);
  const state = serviceStateRoutesOf(service);

  @Controller()
  class OperationsController {
    constructor(
      private readonly operations: OperationsService,
      private readonly audit: Audit,
      private readonly states: ServiceStates,
    ) {}

    @Handles(console.list)
    list({ query }: InputOf<typeof console.list>) {
      return this.operations.list(query);
    }

    @Handles(console.show)
    show({ params }: InputOf<typeof console.show>) {
      return this.operations.show(params);
    }

    @Handles(console.replay)
    replay({ params }: InputOf<typeof console.replay>) {
      return this.operations.replay(params);
    }

    @Handles(console.discard)
    discard({ params, body }: InputOf<typeof console.discard>) {
      return this.operations.discard(params, body.why);
    }

    @Handles(command.deadLetters)
    listForOperator({ query }: InputOf<typeof command.deadLetters>) {
      return this.operations.list(query);
    }

    @Handles(command.deadLetter)
    showToOperator({ params }: InputOf<typeof command.deadLetter>) {
      return this.operations.show(params);
    }

    @Handles(command.replayDeadLetter)
    replayForOperator({ params }: InputOf<typeof command.replayDeadLetter>) {
      return this.operations.replay(params);
    }

    @Handles(command.discardDeadLetter)
    discardForOperator({ params, body }: InputOf<typeof command.discardDeadLetter>) {
      return this.operations.discard(params, body.why);
    }

    @Handles(command.health)
    health() {
      return this.operations.health();
    }

    @Handles(command.state)
    stateForOperator() {
      return this.states.get();
    }

    @Handles(command.redrive)
    redrive({ body }: InputOf<typeof command.redrive>) {
      return this.operations.redrive(body);
    }

    @Handles(state.get)
    state() {
      return this.states.get();
    }

    @Handles(state.failedJobs)
    failedJobs() {
      return this.states.failedJobs();
    }

    @Handles(state.retryJob)
    retryJob({ params }: InputOf<typeof state.retryJob>) {
      return this.states.retry(params.id);
    }

    @Handles(state.discardJob)
    discardJob({ params, body }: InputOf<typeof state.discardJob>) {
      return this.states.discard(params.id, body.why);
    }

    @Handles(audit.list)
    listAudit({ query }: InputOf<typeof audit.list>) {
      return this.audit.page(query);
    }

    @Handles(audit.verify)
    verifyAudit() {
      return this.audit.verify();
    }

    @Handles(command.verifyAudit)
    verifyAuditForOperator({ body }: InputOf<typeof command.verifyAudit>) {
      return this.audit.verify(body.anchor);
    }
  }
  return OperationsController;
}
