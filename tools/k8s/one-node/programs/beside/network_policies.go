package main

import (
	"context"
	"flag"
	"log"
	"os/signal"
	"syscall"

	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/clientcmd"
	"sigs.k8s.io/kube-network-policies/pkg/networkpolicy"
)

// enforceNetworkPolicies decides about each first packet of a connection that the kernel puts into the queue. Its library
// fills the queue by nftables, which not every kernel can (CONFIG_NFT_QUEUE); whoever starts it has iptables do so besides.
func enforceNetworkPolicies() {
	kubeconfig := flag.String("kubeconfig", "", "how to reach the API server")
	node := flag.String("node", "", "whose pods are protected")
	queue := flag.Int("queue", 100, "number of the queue")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM, syscall.SIGINT)
	defer stop()
	config, err := clientcmd.BuildConfigFromFlags("", *kubeconfig)
	if err != nil {
		log.Fatal(err)
	}
	client, err := kubernetes.NewForConfig(config)
	if err != nil {
		log.Fatal(err)
	}
	all := informers.NewSharedInformerFactory(client, 0)
	controller, err := networkpolicy.NewController(
		client,
		all.Networking().V1().NetworkPolicies(),
		all.Core().V1().Namespaces(),
		all.Core().V1().Pods(),
		nil, nil, nil, nil,
		// Without its plugin for NRI it would crash at the first address that is no pod's; containerd need not answer it.
		networkpolicy.Config{NodeName: *node, QueueID: *queue},
	)
	if err != nil {
		log.Fatal(err)
	}
	all.Start(ctx.Done())
	if err := controller.Run(ctx); err != nil {
		log.Fatal(err)
	}
}
