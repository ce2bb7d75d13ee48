// What a cluster needs besides Kubernetes itself, in one program; the first argument says which of it runs.
package main

import (
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"github.com/coredns/coredns/core/dnsserver"
	"github.com/coredns/coredns/coremain"
	_ "github.com/coredns/coredns/plugin/cache"
	_ "github.com/coredns/coredns/plugin/errors"
	_ "github.com/coredns/coredns/plugin/forward"
	_ "github.com/coredns/coredns/plugin/health"
	_ "github.com/coredns/coredns/plugin/kubernetes"
	_ "github.com/coredns/coredns/plugin/ready"
	genericapiserver "k8s.io/apiserver/pkg/server"
	metricsserver "sigs.k8s.io/metrics-server/cmd/metrics-server/app"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "name what is to run: coredns, metrics-server, network-policies, pause")
		os.Exit(2)
	}
	name := os.Args[1]
	os.Args = append([]string{name}, os.Args[2:]...)
	switch name {
	case "coredns":
		// In the order in which a question passes them.
		dnsserver.Directives = []string{"errors", "health", "ready", "cache", "kubernetes", "forward"}
		coremain.Run()
	case "metrics-server":
		if err := metricsserver.NewMetricsServerCommand(genericapiserver.SetupSignalHandler()).Execute(); err != nil {
			os.Exit(1)
		}
	case "network-policies":
		enforceNetworkPolicies()
	case "pause":
		ended := make(chan os.Signal, 1)
		signal.Notify(ended, syscall.SIGTERM, syscall.SIGINT)
		<-ended
	default:
		fmt.Fprintln(os.Stderr, "there is no", name)
		os.Exit(2)
	}
}
