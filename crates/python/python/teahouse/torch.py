"""The nets of Teahouse as modules of PyTorch: the same answers, trained and written out again.

>>> import teahouse
>>> from teahouse.torch import TeahouseNet
>>> from teahouse.training import Net
>>> module = TeahouseNet(Net.built_in(teahouse.game("long-nardi")))
>>> module.to_net().rules_id
'long-nardi'
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

from teahouse.training import Inputs, Net


class TeahouseNet(nn.Module):
    """A net as a module. It takes positions as :class:`teahouse.training.Inputs`, or as a tensor with a row of
    all inputs for each, and answers with a row of chances for each."""

    def __init__(self, net: Net) -> None:
        super().__init__()
        self._net = net
        self.leak = float(net.leak)
        self.head = net.head
        layers = [(torch.from_numpy(weights), torch.from_numpy(bias)) for weights, bias in net.layers]
        (weights, bias), *rest = layers
        # Few inputs of a position are not 0: their rows are added up.
        self.first = nn.EmbeddingBag.from_pretrained(weights, freeze=False, mode="sum")
        self.first_bias = nn.Parameter(bias)
        self.rest = nn.ModuleList()
        for weights, bias in rest:
            layer = nn.Linear(*weights.shape)
            layer.weight = nn.Parameter(weights.T.contiguous())
            layer.bias = nn.Parameter(bias)
            self.rest.append(layer)

    def sums(self, positions: Inputs | Tensor) -> Tensor:
        """The sums of the last layer, before they become chances."""
        device = self.first_bias.device
        if isinstance(positions, Tensor):
            hidden = positions.to(device) @ self.first.weight
        else:
            indices, offsets = torch.from_numpy(positions.indices), torch.from_numpy(positions.offsets[:-1])
            values = torch.from_numpy(positions.values)
            hidden = self.first(indices.to(device), offsets.to(device), values.to(device))
        hidden = hidden + self.first_bias
        for layer in self.rest:
            hidden = layer(functional.leaky_relu(hidden, self.leak))
        return hidden

    def forward(self, positions: Inputs | Tensor) -> Tensor:
        """The chances of every outcome."""
        sums = self.sums(positions)
        if self.head == "softmax":
            return torch.softmax(sums, dim=-1)
        return torch.tanh(sums) if self.head == "tanh" else sums

    def loss(self, positions: Inputs | Tensor, targets: Tensor) -> Tensor:
        """The mean loss per position, as the trainer has it: cross-entropy, or half the squared error."""
        targets = targets.to(self.first_bias.device)
        if self.head == "softmax":
            return -(targets * torch.log_softmax(self.sums(positions), dim=-1)).sum(-1).mean()
        return 0.5 * (self.forward(positions) - targets).square().sum(-1).mean()

    def to_net(self, note: str | None = None) -> Net:
        """The net with the weights as they are now; ``note`` becomes a line of its history."""

        def plain(tensor: Tensor) -> Tensor:
            return tensor.detach().to("cpu", torch.float32).contiguous()

        layers = [(plain(self.first.weight).numpy(), plain(self.first_bias).numpy())]
        for layer in self.rest:
            assert isinstance(layer, nn.Linear)
            layers.append((plain(layer.weight.T).numpy(), plain(layer.bias).numpy()))
        return self._net.with_layers(layers, note)
