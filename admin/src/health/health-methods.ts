import { dataServices, type FailedJob, type ServiceState, serviceStateRoutesOf } from '@barspoon/contracts';
import { call } from '../api/call.ts';

type Service = (typeof dataServices)[number];

/** What one service says of itself; null while it does not answer. */
export interface ServiceHealth {
  id: Service;
  state: ServiceState | null;
}

export interface ListedJob extends FailedJob {
  service: Service;
}

const listOf = (data: readonly object[]) => ({ data: data as never, total: data.length });

export const healthMethods = {
  async getList() {
    const answers = await Promise.allSettled(
      dataServices.map((service) => call(serviceStateRoutesOf(service).get, {})),
    );
    return listOf(
      dataServices.map((id, at) => {
        const answer = answers[at];
        return { id, state: answer?.status === 'fulfilled' ? answer.value : null };
      }),
    );
  },
};

/** Failed jobs of all services that answer, the newest first. */
export const failedJobMethods = {
  async getList() {
    const answers = await Promise.allSettled(
      dataServices.map(async (service) => {
        const { items } = await call(serviceStateRoutesOf(service).failedJobs, {});
        return items.map((job) => ({ ...job, service }));
      }),
    );
    const jobs = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    return listOf(jobs.sort((a, b) => b.createdAt.localeCompare(a.createdAt)));
  },
};

export const retryJob = ({ service, id }: ListedJob) =>
  call(serviceStateRoutesOf(service).retryJob, { params: { id } });

export const discardJob = ({ service, id }: ListedJob, why: string) =>
  call(serviceStateRoutesOf(service).discardJob, { params: { id }, body: { why } });
