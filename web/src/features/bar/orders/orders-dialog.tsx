import type { BarSummary } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { parsQuery } from './api.ts';
import { OrderLists } from './order-lists.tsx';
import styles from './orders.module.css';
import { ParLevels } from './par-levels.tsx';
import { Suppliers } from './suppliers.tsx';
import { t } from './texts.ts';

const tabs = ['order', 'pars', 'suppliers'] as const;

/** What a bar lacks of what is to be there, and from whom it is ordered. Implements BEYOND-236. */
export function OrdersDialog({ bar, onClose }: { bar: BarSummary; onClose: () => void }) {
  const [tab, setTab] = useState<(typeof tabs)[number]>('order');
  const { data, error, refetch } = useQuery(parsQuery(bar.id));
  const mayWrite = bar.role !== 'guest';
  return (
    <Dialog title={t('title', { name: bar.name })} onClose={onClose} stays>
      {!data ? (
        error ? (
          <Trouble level={3} title={t('loadFailed')} onRetry={refetch} />
        ) : (
          <Bone width="100%" height="200px" />
        )
      ) : !mayWrite ? (
        <div className={styles.part}>
          <p>{t('reading')}</p>
          <OrderLists bar={bar} pars={data} mayWrite={false} onPars={() => undefined} />
        </div>
      ) : (
        <Tabs
          label={t('tabs')}
          value={tab}
          tabs={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
          onChange={setTab}
        >
          <div className={styles.part}>
            {tab === 'order' && <OrderLists bar={bar} pars={data} mayWrite onPars={() => setTab('pars')} />}
            {tab === 'pars' && <ParLevels barId={bar.id} pars={data} />}
            {tab === 'suppliers' && <Suppliers barId={bar.id} suppliers={data.suppliers} />}
          </div>
        </Tabs>
      )}
    </Dialog>
  );
}
